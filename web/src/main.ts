import "@fontsource/londrina-solid/latin-400.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./lib/ui/tokens.css";
import "./lib/ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

// A part of the app is gone: the server has a new version. Not twice in a minute: it may be away.
addEventListener("vite:preloadError", (event) => {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem("lascaux-reloaded")) < 60_000) return;
  sessionStorage.setItem("lascaux-reloaded", String(now));
  event.preventDefault();
  location.reload();
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js"));
}
