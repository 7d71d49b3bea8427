import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import type { Attachment } from '#cases/messages/message-db.server.ts'
import type { Attached } from '#cases/messages/store-attachments.server.ts'
import { Field, useFieldControl } from '#design/form/field.tsx'
import { Icon } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const attachFieldCopy = () => t(caseTexts.attachField)

const copy = () => t(caseTexts.attachments)

type Props = {
  attachments: readonly Attachment[]
  /** Id of their message or appointment. */
  attachedTo: string
  pathOf: (documentId: string) => string
  children?: (attachment: Attachment) => ReactNode
}

export function Attachments({ attachments, attachedTo, pathOf, children }: Props) {
  if (attachments.length === 0) return null
  return (
    <ul className="attachments">
      {attachments.map((attachment) => {
        const { id, filename, sizeBytes, state, isScanned } = attachment
        return (
          <li key={id}>
            <Icon name="file-text" />
            {state !== 'quarantined' && isScanned ? (
              <a href={`${pathOf(id)}?attached=${attachedTo}`}>{filename}</a>
            ) : (
              <span>{filename}</span>
            )}
            <small>{stateWords({ state, isScanned }) ?? formatFileSize(sizeBytes)}</small>
            {children?.(attachment)}
          </li>
        )
      })}
    </ul>
  )
}

function stateWords({ state, isScanned }: Pick<Attachment, 'state' | 'isScanned'>): string | null {
  if (state === 'quarantined') return copy().blockedVirusFound
  if (!isScanned) return copy().checkingForViruses
  return state === 'rejected' ? copy().sentBack : null
}

type AttachFieldProps = { attached?: readonly Attached[] | undefined; error?: string | undefined; accept?: string }

/** File field; must be the last field of its form, because the server reads the form as a stream. */
export function AttachField({ attached = [], error, accept }: AttachFieldProps) {
  return (
    <>
      {attached.map(({ id, filename }) => (
        <p className="t14 attached" key={id}>
          <input type="hidden" name="attached" value={`${id} ${filename}`} />
          {attachFieldCopy().isAttached(filename)}
        </p>
      ))}
      <Field name="file" label={attachFieldCopy().attachFiles} error={error} optional>
        <FileField accept={accept} multiple />
      </Field>
    </>
  )
}

/** File field with our own texts, because the texts of native file fields follow the browser's locale. */
function FileField(props: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'>) {
  const [names, setNames] = useState<string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const show = () => setNames(Array.from(input.current?.files ?? [], ({ name }) => name))
  useEffect(() => {
    setNames(Array.from(input.current?.files ?? [], ({ name }) => name))
    const form = input.current?.form
    const forget = () => setNames([])
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])
  const { choose, none, chosen } = t(designTexts.design).files
  const max = props.multiple ? 'many' : 'one'
  return (
    <span className="file-field">
      <input type="file" {...useFieldControl()} {...props} ref={input} className="input" onChange={show} />
      <span className="needs-script" aria-hidden="true">
        <b>{choose[max]}</b>
        <span>{names.length === 0 ? none[max] : chosen(names)}</span>
      </span>
    </span>
  )
}
