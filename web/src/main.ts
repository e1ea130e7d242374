import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.apply();
await words.start();
mount(App, { target: document.getElementById("app")! });
