// In the head of every page, so kept small.

// Before the first paint: applies the visitor's chosen theme (without a choice the system decides), and marks the
// document of those who have answered the question about cookies, so that it is not shown to them again.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (JSON.parse(localStorage.getItem('consent'))?.version === 1) document.documentElement.dataset.consent = 'chosen'
} catch {}

// The content policy forbids code made from text; zod would try it, and browsers report that. As `z.config` does it, but
// before any schema, and without zod in pages that have none.
globalThis.__zod_globalConfig = { jitless: true }

// Buttons pressed before the page is alive, and the keys that open the search: pressed again once it is, or after eight
// seconds for what works without script. Links need no script and are left alone.
{
  const held = []
  const buttonOf = ({ type, target, key, ctrlKey, metaKey, shiftKey, altKey }) => {
    const isChord = ctrlKey || metaKey
    if (type === 'click') return isChord || shiftKey ? null : target.closest?.('button, [data-live]')
    return isChord && !altKey && key === 'k' ? document.querySelector('[aria-keyshortcuts]') : null
  }
  const hold = (event) => {
    const button = buttonOf(event)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    if (held.push(button) === 1) setTimeout(repeat, 8000)
  }
  const repeat = () => {
    removeEventListener('click', hold, true)
    removeEventListener('keydown', hold, true)
    held.splice(0).forEach((button, at) => setTimeout(() => button.isConnected && button.click(), at * 20))
  }
  addEventListener('click', hold, true)
  addEventListener('keydown', hold, true)
  addEventListener('app:alive', repeat)
}
