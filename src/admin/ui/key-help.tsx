import type { RefObject } from 'react'
import * as adminTexts from '#admin/locales/en.ts'
import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.keyHelp)

type Props = {
  title: string
  keys: readonly (readonly [key: string, does: string])[]
  dialog: RefObject<HTMLDialogElement | null>
}

export function KeyHelp({ title, keys, dialog }: Props) {
  return (
    <>
      <Button
        type="button"
        kind="quiet"
        size="dense"
        className="needs-script"
        onClick={() => dialog.current?.showModal()}
      >
        <kbd>?</kbd> {copy().keyboardShortcuts}
      </Button>
      <dialog ref={dialog} className="key-help" aria-labelledby="key-help-title">
        <h2 id="key-help-title" className="t24">
          {title}
        </h2>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <Button kind="outline" size="small">
            {copy().close}
          </Button>
        </form>
      </dialog>
    </>
  )
}
