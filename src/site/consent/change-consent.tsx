import { consentBanner } from '#content/pages/consent.ts'
import { Button } from '#design/button.tsx'

export function ChangeConsent({ plain }: { plain?: boolean }) {
  const { change } = consentBanner
  if (plain) {
    return (
      <button type="button" className="consent-change needs-script" data-ask-consent>
        {change}
      </button>
    )
  }
  return (
    <Button type="button" kind="outline" className="needs-script" data-ask-consent>
      {change}
    </Button>
  )
}
