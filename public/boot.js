(function (page) {
  var area = /^\/(backstage|auth)(\/|$)/.exec(location.pathname);
  if (area) page.dataset.area = area[1];
  try {
    var mode = localStorage.getItem('theme-mode');
    var night = mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
    if (mode === 'dark' || night) page.dataset.colorScheme = 'dark';
    if (localStorage.getItem('i18nextLng') === 'en') page.lang = 'en';
    var stored = JSON.parse(localStorage.getItem('app-settings'));
    if (!stored || stored.version !== page.dataset.version) return;
    if (stored.direction === 'rtl') page.dir = 'rtl';
    if (stored.contrast === 'hight') page.dataset.contrast = 'hight';
    if (stored.primaryColor) page.dataset.primary = stored.primaryColor;
    var size = stored.fontSize;
    if (size >= 12 && size <= 20 && size !== 16) page.style.fontSize = size / 0.16 + '%';
  } catch {}
})(document.documentElement);
