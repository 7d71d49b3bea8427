import type { ComponentProps } from 'react'
import { formatDate } from '#platform/format.ts'
import { TextInput } from './input.tsx'

/**
 * A day, written day.month.year. Plain text on purpose: the boxes of browsers follow the language of the machine, and
 * show an American order to many. Read it with `dayOf`.
 */
export function DateInput({ defaultValue, ...rest }: { defaultValue?: string } & ComponentProps<'input'>) {
  const shown = /^\d{4}-\d{2}-\d{2}$/.test(defaultValue ?? '') ? formatDate(defaultValue ?? '') : defaultValue
  return <TextInput placeholder="DD.MM.YYYY" maxLength={12} autoComplete="off" {...rest} defaultValue={shown} />
}
