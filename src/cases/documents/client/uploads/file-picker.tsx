import { useRef } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import { photographPath } from '#cases/process/case-links.ts'
import { Button, type ButtonKind, ButtonLink } from '#design/button.tsx'
import type { IconName } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import { acceptedFiles } from './upload-line.ts'

const copy = () => t(caseTexts.filePicker)

type PickButtonProps = {
  label: string
  about?: string | undefined
  kind?: ButtonKind
  icon?: IconName | undefined
  isDense?: boolean | undefined
  /** Opens the camera of a phone instead of its files. */
  isPhoto?: boolean
  className?: string
  onFiles(files: File[]): void
}

/** Opens the file dialog. Files are uploaded as soon as they are chosen. */
export function PickButton({ kind = 'outline', isPhoto = false, ...props }: PickButtonProps) {
  const { label, about, icon, isDense, className, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={className ?? 'needs-script'}>
      <input
        ref={input}
        type="file"
        className="file-input"
        accept={isPhoto ? 'image/*' : acceptedFiles}
        capture={isPhoto ? 'environment' : undefined}
        multiple={!isPhoto}
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
        kind={kind}
        size={isDense ? 'dense' : 'small'}
        icon={icon}
        onClick={() => input.current?.click()}
      >
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
      </Button>
    </span>
  )
}

type FormProps = {
  action: string
  itemId: string | null
  replaces: string | null
  label: string
  about?: string | undefined
  isDense?: boolean | undefined
  isPhoto?: boolean
}

/** The same without JavaScript: files are uploaded when the form is submitted. */
export function UploadForm({ action, itemId, replaces, label, about, isDense, isPhoto = false }: FormProps) {
  return (
    <noscript>
      <form method="post" action={action} encType="multipart/form-data">
        <PlaceFields itemId={itemId} replaces={replaces} />
        <input
          type="file"
          name="file"
          className="input"
          accept={isPhoto ? 'image/*' : acceptedFiles}
          capture={isPhoto ? 'environment' : undefined}
          multiple={!isPhoto}
          required
          aria-label={about ?? copy().files}
        />
        <Button kind="outline" size={isDense ? 'dense' : 'small'}>
          {label}
          {about && <span className="visually-hidden">: {about}</span>}
        </Button>
      </form>
    </noscript>
  )
}

type PhotographLinkProps = {
  caseId: string
  itemId: string | null
  replaces: string | null
  about?: string | undefined
  isDense?: boolean
}

/** Opens the page with the camera. It loads a new document, because only that document may use the camera. */
export function PhotographLink({ caseId, itemId, replaces, about, isDense = false }: PhotographLinkProps) {
  return (
    <ButtonLink
      to={photographPath(caseId, { item: itemId, replaces })}
      className="for-touch"
      kind={isDense ? 'outline' : 'ink'}
      size={isDense ? 'dense' : 'small'}
      icon="camera"
      reloadDocument
    >
      {copy().photograph}
      {about && <span className="visually-hidden">: {about}</span>}
    </ButtonLink>
  )
}

/** Fields that say where a file belongs. They precede the files, because the server reads the form as a stream. */
export function PlaceFields({ itemId, replaces }: Pick<FormProps, 'itemId' | 'replaces'>) {
  return (
    <>
      {itemId && <input type="hidden" name="checklistItemId" value={itemId} />}
      {replaces && <input type="hidden" name="replaces" value={replaces} />}
    </>
  )
}
