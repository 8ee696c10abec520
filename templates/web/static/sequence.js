// Who comes from his game is led to the step he is asked at: what it lies in is opened, and it is marked.
function here() {
  const step = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!step) return;
  for (let around = step.parentElement?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
  step.setAttribute('aria-current', 'step');
  step.scrollIntoView({ block: 'center' });
}
here();
addEventListener('hashchange', here);
