// Runs in each measured page before anything of its own. Collects into window.growth.
(() => {
  const growth = { firstCard: undefined, keystrokes: [] };
  window.growth = growth;

  // Marks the first card's name as soon as it is parsed, so that the browser itself reports when it was painted.
  const marking = new MutationObserver(() => {
    const name = document.querySelector('#catalogue article h3');
    if (name === null) return;
    name.setAttribute('elementtiming', 'first-card');
    marking.disconnect();
  });
  marking.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    growth.firstCard ??= list.getEntries()[0].renderTime;
  }).observe({ type: 'element', buffered: true });

  const afterPaint = (callback) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callback;
      port2.postMessage('');
    });

  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const keystroke = { paint: undefined };
      growth.keystrokes.push(keystroke);
      afterPaint(() => {
        keystroke.paint = performance.now() - timeStamp;
      });
    },
    true,
  );
})();
