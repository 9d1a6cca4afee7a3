// The sounds of a game, made by the browser itself: no file is loaded. One click turns them off for good.
import { signal } from "@preact/signals";
import { storage } from "../app/storage";

const key = "sounds";

function recall(): boolean {
    try {
        return storage()?.getItem(key) !== "off";
    } catch {
        return true;
    }
}

export const hasSounds = signal(recall());

export function switchSounds(): void {
    hasSounds.value = !hasSounds.value;
    try {
        storage()?.setItem(key, hasSounds.value ? "on" : "off");
    } catch {
        // Storage may be blocked: then it is for this page only.
    }
}

export type Sound = "move" | "turn" | "end";

// Each a few tones: when they begin and how high they are, in seconds and hertz.
const tones: Record<Sound, readonly (readonly [number, number])[]> = {
    move: [[0, 220]],
    turn: [
        [0, 440],
        [0.12, 587],
    ],
    end: [
        [0, 392],
        [0.15, 494],
        [0.3, 587],
    ],
};
const length = 0.14;
const loudness = 0.12;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
    if (!hasSounds.value || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    // A browser is silent until somebody has touched the page.
    if (context.state !== "running") return void context.resume();
    for (const [start, frequency] of tones[sound]) {
        const at = context.currentTime + start;
        const [tone, volume] = [context.createOscillator(), context.createGain()];
        tone.type = "triangle";
        tone.frequency.value = frequency;
        volume.gain.setValueAtTime(loudness, at);
        volume.gain.exponentialRampToValueAtTime(0.001, at + length);
        tone.connect(volume).connect(context.destination);
        tone.start(at);
        tone.stop(at + length);
    }
}
