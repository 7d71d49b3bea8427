import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'

const copy = () => t(publishingTexts.shareButton)

type Outcome = 'none' | 'copied' | 'failed'

export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none')

  async function share() {
    const url = location.origin + location.pathname
    if (navigator.share) {
      // Closing the share sheet rejects the promise, which is not an error.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <Button
      type="button"
      kind="outline"
      size="dense"
      icon={outcome === 'copied' ? 'check' : 'share-2'}
      onClick={share}
      className="needs-script no-print"
    >
      <span aria-live="polite">{copy().words[outcome]}</span>
    </Button>
  )
}
