import "./lib/ui/tokens.css";
import "./lib/ui/base.css";
import { mount } from "svelte";
import "./shared";
import App from "./App.svelte";
import { painted, soon, words } from "./lib/ui/later";

// The faces of the letters: at once where the service worker keeps them, else after the words.
const faces = () => import("./lib/ui/faces.css");
if (navigator.serviceWorker?.controller) void faces();
else void words.then(painted).then(faces);

const target = document.getElementById("app");
if (target) void soon().then(() => mount(App, { target }));

// A part of the app is gone: the server has a new version. Not twice in a minute: it may be away.
addEventListener("vite:preloadError", (event) => {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem("lascaux-reloaded")) < 60_000) return;
  sessionStorage.setItem("lascaux-reloaded", String(now));
  event.preventDefault();
  location.reload();
});

// What makes an app of it, once the page is there: a browser fetches a manifest before the scripts.
addEventListener("load", () => {
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = "/manifest.webmanifest";
  document.head.append(manifest);
  if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js");
});
