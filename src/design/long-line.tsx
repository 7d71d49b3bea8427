import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldControl } from './field.tsx'

/** One line of text that may be long: it grows to show all of it. What it sends may hold breaks; its reader makes one line of them. */
export function LongLine({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={1} {...useFieldControl()} {...rest} className={classes('input long-line', className)} />
}
