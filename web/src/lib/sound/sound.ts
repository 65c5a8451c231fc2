/** Short sounds made on the spot: a drum, a stone, a bone, a breath of fire. Silent until a first click. */
import { settings } from "../settings.svelte";

export type Sound = "drum" | "stone" | "bone" | "fire";

let context: AudioContext | null = null;

/** Browsers allow sound only after a gesture; call once at the start. */
export function wake(): void {
  const first = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", first, { once: true });
  addEventListener("keydown", first, { once: true });
}

export function play(sound: Sound): void {
  if (!settings.sound || !context || context.state !== "running") return;
  MAKE[sound](context, context.currentTime);
}

const MAKE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  drum: (audio, at) => {
    tone(audio, at, { from: 150, to: 48, length: 0.32, loud: 0.5 });
    tone(audio, at + 0.17, { from: 120, to: 42, length: 0.3, loud: 0.35 });
  },
  stone: (audio, at) => noise(audio, at, { pitch: 900, length: 0.07, loud: 0.4 }),
  bone: (audio, at) => {
    for (const [i, pitch] of [2100, 1700, 2400, 1900].entries())
      noise(audio, at + i * 0.055, { pitch, length: 0.035, loud: 0.3 });
  },
  fire: (audio, at) => noise(audio, at, { pitch: 420, length: 0.7, loud: 0.22 }),
};

function tone(
  audio: AudioContext,
  at: number,
  { from, to, length, loud }: { from: number; to: number; length: number; loud: number },
): void {
  const wave = audio.createOscillator();
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(fading(audio, at, length, loud));
  wave.start(at);
  wave.stop(at + length);
}

function noise(
  audio: AudioContext,
  at: number,
  { pitch, length, loud }: { pitch: number; length: number; loud: number },
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 2.5 });
  source.connect(band).connect(fading(audio, at, length, loud));
  source.start(at);
}

/** A volume that starts at once and dies away. */
function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
