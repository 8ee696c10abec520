/**
 * The drawings are set in fonts of their own. A sheet that is added before they are there is measured with others, and some browsers
 * then paint its letters as areas, or not at all, until somebody zooms: so it waits for them, but not for ever.
 */
const LONGEST_MS = 4000;

export const lettersReady = Promise.race([
  Promise.allSettled([...document.fonts].map((face) => face.load())),
  new Promise((done) => setTimeout(done, LONGEST_MS)),
]);
