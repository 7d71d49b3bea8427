import { IconButton } from '#design/button.tsx'

/** Switches between light and dark. `/early.js` in the head applies the saved theme before the first paint. */
export function ThemeSwitch({ className }: { className?: string }) {
  function turn() {
    const root = document.documentElement
    const now = root.dataset.theme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    const next = now === 'dark' ? 'light' : 'dark'
    root.dataset.theme = next
    try {
      localStorage.setItem('theme', next)
    } catch {
      // If local storage is unavailable, the chosen theme is lost when the page is left.
    }
  }
  return (
    <IconButton
      icon="contrast"
      label="Switch between light and dark"
      className={['needs-script', className].filter(Boolean).join(' ')}
      onClick={turn}
    />
  )
}
