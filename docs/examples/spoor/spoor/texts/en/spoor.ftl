game-name = Spoor
round = day { $n }
row-playing = playing, day { $round }

prompt-boasting = Dawn. How many tracks will you follow today? Boast!
prompt-hunt =
    { $lost ->
        [1] The trail is lost. The last track leads nowhere: { $dice }.
       *[0] On, or home? Your trail: { $dice }. You boasted of { $boast ->
            [0] nothing
            [1] 1 track
           *[other] { $boast } tracks
        }.
    }
doing-boasting = talking big
doing-hunt = nose to the ground

choice-follow = follow the trail
choice-home =
    { $n ->
        [0] go home with nothing
        [1] go home for 1 point
       *[other] go home for { $n } points
    }
choice-torch = burn a torch and look again
choice-boast =
    { $n ->
        [0] say nothing
        [1] boast of 1 track
       *[other] boast of { $n } tracks
    }

refuse-lost = the trail is lost
refuse-not-lost = the trail is not lost
refuse-no-torch = you have no torch left

log-round = Day { $day }
log-boasted =
    { $boast ->
        [0] { $seat } says nothing.
        [1] { $seat } boasts of 1 track.
       *[other] { $seat } boasts of { $boast } tracks.
    }
log-torch = { $seat } burns a torch.
log-home =
    { $points ->
        [0] { $seat } comes home empty-handed.
        [1] { $seat } comes home with 1 point.
       *[other] { $seat } comes home with { $points } points.
    }

view-round = Day
view-points = points
view-torches = torches
view-boasts = boast
view-dice = Trail
view-boast = You boast of

rules-title = Spoor, the rules
chapter-day = The day
chapter-trail = The trail
chapter-points = The points
rule-S1 = A game lasts { $days } days. Each day all hunters boast; then they go out one after the other. The first seat begins on the first day, the next on the second, and so on.
    .title = Days
rule-S2 = At dawn everybody secretly decides how many tracks to boast of, from none to { $most }. All boasts are heard at once.
    .title = Boasts
rule-S3 = A hunter rolls one die after another; each is a track. A track lower than the one before it loses the trail. After every track the hunter may go home; on a lost trail there is no going on.
    .title = Tracks
rule-S4 = Everybody has { $torches } torches for the whole game. A hunter who has lost the trail may burn one: the last track is taken away, and the hunt goes on.
    .title = Torches
rule-S5 = A lost trail is worth nothing. Any other is worth a point for each track. If it has at least as many tracks as its hunter boasted of, the boast times itself is added: a boast of 3 is worth 9.
    .title = Points
rule-S6 = After the last day the most points win. A tie is won by more torches left over; hunters who are level even then win together.
    .title = The end
