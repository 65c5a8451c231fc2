/** Small parts that several pages use: they come with the first file, not in one of their own. */
import "./games";
import "./games/shelf";
import "./lib/board/Sheets.svelte";
import "./lib/i18n/game";
import "./lib/net/deck";
import "./lib/net/moments";
import "./lib/net/solo";
import "./lib/table/agreed";
import "./lib/table/remember";
import "./lib/table/who";
import "./lib/ui/Dialog.svelte";
import "./lib/ui/Next.svelte";
import "./lib/ui/SeatBadge.svelte";
