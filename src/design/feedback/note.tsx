import { type ReactNode, useEffect } from 'react'
import { classes } from '#design/classes.ts'
import { Icon, type IconName } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.note)

export type NoteKind = 'plain' | 'done' | 'info' | 'warn' | 'bad'

const icons: Record<NoteKind, IconName> = {
  plain: 'info',
  done: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  bad: 'circle-alert',
}

/** With `live`, screen readers announce the note: for messages that appear after an action. */
export function Note({
  kind = 'plain',
  title,
  live,
  action,
  children,
}: {
  kind?: NoteKind
  title?: ReactNode
  live?: boolean
  action?: ReactNode
  children?: ReactNode
}) {
  const role = live ? (kind === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div className={classes('note', kind !== 'plain' && kind)} role={role}>
      <Icon name={icons[kind]} />
      <div>
        {title && <b>{title}</b>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  )
}

export type FormError = { field: string; message: string }

export function listErrors(errors: Readonly<Record<string, string | undefined>> | undefined): FormError[] {
  return Object.entries(errors ?? {}).flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

/** Lists a rejected form's errors and focuses the first invalid control. `field` is the id of a control. */
export function ErrorSummary({
  errors,
  title,
  focusFirst = true,
}: {
  errors: readonly FormError[]
  title?: string
  focusFirst?: boolean
}) {
  const first = errors[0]?.field
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each response, which has a new list
  useEffect(() => {
    if (first && focusFirst) document.getElementById(first)?.focus()
  }, [errors])
  if (!first) return null
  const count = errors.length === 1 ? copy().n1FieldNeedsYourAttention : copy().fieldsNeedYourAttention(errors.length)
  return (
    <Note kind="bad" live title={title ?? count}>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </Note>
  )
}
