import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldControl } from './form/field.tsx'

/** Growing textarea for a single line. The value may contain line breaks; the server must collapse them. */
export function LongLine({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={1} {...useFieldControl()} {...rest} className={classes('input long-line', className)} />
}
