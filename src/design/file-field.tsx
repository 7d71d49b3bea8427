import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useFieldControl } from './field.tsx'

/**
 * Choosing files behind a login, in words of ours: those of a browser follow the language of the machine. Without script it is
 * the browser's own.
 */
export function FileField(props: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'>) {
  const [names, setNames] = useState<string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const show = () => setNames(Array.from(input.current?.files ?? [], ({ name }) => name))
  useEffect(() => {
    // What was chosen before the page was alive.
    setNames(Array.from(input.current?.files ?? [], ({ name }) => name))
    const form = input.current?.form
    const forget = () => setNames([])
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])
  const { multiple } = props
  return (
    <span className="file-field">
      <input type="file" {...useFieldControl()} {...props} ref={input} className="input" onChange={show} />
      <span className="needs-script" aria-hidden="true">
        <b>{multiple ? 'Choose files' : 'Choose a file'}</b>
        <span>{chosenWords(names) ?? `No ${multiple ? 'files' : 'file'} chosen`}</span>
      </span>
    </span>
  )
}

/** The number stands first, so that it is read where the names are cut. */
function chosenWords(names: readonly string[]): string | null {
  if (names.length === 0) return null
  return names.length === 1 ? names.join() : `${names.length} files: ${names.join(', ')}`
}
