import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { consentBanner as banner, consentCategories } from '#content/pages/consent.ts'
import { Button } from '#platform/ui/button.tsx'
import { Checkbox } from '#platform/ui/choice.tsx'
import { type Consent, mayStore, optionalCategories } from './consent.ts'
import { askForConsent, chooseConsent, onConsentChange, storedConsent } from './consent-store.ts'

/**
 * Asks which purposes may store something. It is in every page and the same for all: a visitor who has chosen does not
 * see it, since `public/theme.js` marks the document before the first paint; without script it never shows.
 */
export function ConsentBanner() {
  const [consent, setConsent] = useState<Consent | null>(null)
  useEffect(() => {
    const follow = () => setConsent(storedConsent())
    follow()
    return onConsentChange(follow)
  }, [])
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('[data-ask-consent]')) askForConsent()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget).getAll('allowed')
    chooseConsent(optionalCategories().filter((id) => ticked.includes(id)))
  }

  return (
    <section className="consent needs-script no-print" id="consent" tabIndex={-1} aria-labelledby="consent-title">
      <h2 className="t18" id="consent-title">
        {banner.title}
      </h2>
      <p>
        {banner.text} <Link to="/cookies">{banner.link}</Link>
      </p>
      <div className="consent-ways">
        <Button type="button" kind="ink" size="small" onClick={() => chooseConsent(optionalCategories())}>
          {banner.acceptAll}
        </Button>
        <Button type="button" kind="ink" size="small" onClick={() => chooseConsent([])}>
          {banner.rejectNonEssential}
        </Button>
      </div>
      <details>
        <summary>{banner.customize}</summary>
        <form onSubmit={choose} key={consent?.proofId}>
          {consentCategories.map(({ id, title, text, required }) => (
            <Checkbox
              key={id}
              name="allowed"
              value={id}
              label={title}
              hint={text}
              disabled={required}
              defaultChecked={required || mayStore(consent, id)}
            />
          ))}
          <Button kind="outline" size="small" full>
            {banner.save}
          </Button>
        </form>
      </details>
    </section>
  )
}
