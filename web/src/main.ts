import "@fontsource/londrina-solid/latin-400.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./lib/ui/tokens.css";
import "./lib/ui/base.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js"));
}
