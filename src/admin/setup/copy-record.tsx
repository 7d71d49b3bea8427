import { useRef, useState } from 'react'
import * as setupTexts from '#admin/locales/en-setup.ts'
import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(setupTexts.setupPage)

/** A DNS record and a button that copies it. Browsers refuse the clipboard on pages without TLS: then it is selected. */
export function CopyRecord({ name, record }: { name: string; record: string }) {
  const code = useRef<HTMLElement>(null)
  const [message, setMessage] = useState('')

  async function copyRecord() {
    try {
      await navigator.clipboard.writeText(record)
      setMessage(copy().copied)
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current)
      setMessage(copy().selected)
    }
  }

  return (
    <div className="mt-8">
      <p>{copy().record(name)}</p>
      <code ref={code}>{record}</code>
      <div className="setup-actions needs-script">
        <Button type="button" kind="outline" size="dense" icon="copy" onClick={copyRecord}>
          {copy().copyRecord}
        </Button>
        <span aria-live="polite">{message}</span>
      </div>
    </div>
  )
}
