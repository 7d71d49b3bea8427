import { ServerRendered } from '#design/server-rendered.tsx'
import { useConsentBanner } from './use-consent-banner.ts'

const ConsentContent = import.meta.env.SSR ? (await import('./consent-content.tsx')).ConsentContent : null

/**
 * Asks which purposes may store something. It is in every page and the same for all: a visitor who has chosen does not
 * see it, since `public/early.js` marks the document before the first paint; without script it never shows.
 */
export function ConsentBanner() {
  useConsentBanner()
  return (
    <ServerRendered
      name="consent"
      as="section"
      className="consent needs-script no-print"
      id="consent"
      tabIndex={-1}
      aria-labelledby="consent-title"
    >
      {ConsentContent && <ConsentContent />}
    </ServerRendered>
  )
}
