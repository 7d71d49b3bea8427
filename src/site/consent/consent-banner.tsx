import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { useConsentBanner } from './use-consent-banner.ts'

const ConsentContent = import.meta.env.SSR ? (await import('./consent-content.tsx')).ConsentContent : null

/** The same cacheable HTML for all visitors; `public/early.js` hides it before first paint once a choice is stored. */
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
