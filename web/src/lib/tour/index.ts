export { default as Tour } from "./Tour.svelte";
export { hasTour, startTour, tour } from "./tour.svelte";
