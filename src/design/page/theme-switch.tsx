import { IconButton } from '#design/button.tsx'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.themeSwitch)

/** Switches between light and dark. `/early.js` in the head applies the saved theme before the first paint. */
export function turnTheme(): void {
  const root = document.documentElement
  const now = root.dataset.theme ?? (window.matchMedia(copy().prefersColorSchemeDark).matches ? 'dark' : 'light')
  const next = now === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  try {
    localStorage.setItem('theme', next)
  } catch {
    // If local storage is unavailable, the chosen theme is lost when the page is left.
  }
}

export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <IconButton
      icon="contrast"
      label={copy().switchBetweenLightAndDark}
      className={['needs-script', className].filter(Boolean).join(' ')}
      onClick={turnTheme}
    />
  )
}
