import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useFieldControl } from './field.tsx'
import { designWords } from './words.ts'

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
  const { choose, none, chosen } = designWords().files
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
