import { useRef } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'
import { acceptedFiles } from './upload-line.ts'

const copy = () => t(caseTexts.filePicker)

type Props = {
  action: string
  itemId: string | null
  replaces?: string | undefined
  label: string
  about?: string
  isDense?: boolean
  onFiles(files: File[]): void
}

/** With JavaScript, files are uploaded as soon as they are chosen; without it, when the form is submitted. */
export function FilePicker({ action, itemId, replaces, label, about, isDense, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const words = (
    <>
      {label}
      {about && <span className="visually-hidden">: {about}</span>}
    </>
  )
  const size = isDense ? 'dense' : 'small'
  return (
    <>
      <span className="needs-script">
        <input
          ref={input}
          type="file"
          className="file-input"
          accept={acceptedFiles}
          multiple
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            onFiles(Array.from(currentTarget.files ?? []))
            // Reset the input, so that choosing the same file again fires `change`.
            currentTarget.value = ''
          }}
        />
        <Button
          type="button"
          kind="outline"
          size={size}
          icon={isDense ? undefined : 'upload'}
          onClick={() => input.current?.click()}
        >
          {words}
        </Button>
      </span>
      <noscript>
        <form method="post" action={action} encType="multipart/form-data">
          {itemId && <input type="hidden" name="checklistItemId" value={itemId} />}
          {replaces && <input type="hidden" name="replaces" value={replaces} />}
          <input
            type="file"
            name="file"
            className="input"
            accept={acceptedFiles}
            multiple
            required
            aria-label={about ?? copy().files}
          />
          <Button kind="outline" size={size}>
            {words}
          </Button>
        </form>
      </noscript>
    </>
  )
}
