import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldControl } from './form/field.tsx'

/** Textarea for a single line that grows with its text. The server must replace line breaks in the value. */
export function LongLine({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={1} {...useFieldControl()} {...rest} className={classes('input long-line', className)} />
}
