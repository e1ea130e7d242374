export { default as Tour } from "./Tour.svelte";
export { startTour, tour } from "./tour.svelte";
