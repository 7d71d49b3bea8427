// Before the first paint: applies the visitor's chosen theme (without a choice the system decides), and marks the
// document of those who have answered the question about cookies, so that it is not shown to them again.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (JSON.parse(localStorage.getItem('consent'))?.version === 1) document.documentElement.dataset.consent = 'chosen'
} catch {}
