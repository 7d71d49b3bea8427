import { ServerRendered } from '#design/server-rendered.tsx'
import { useConsentBanner } from './use-consent-banner.ts'

const ConsentContent = import.meta.env.SSR ? (await import('./consent-content.tsx')).ConsentContent : null

/**
 * Same on every page: for visitors who have chosen, `public/early.js` hides it before the first paint; without
 * JavaScript it never shows.
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
