import { type ComponentProps, useEffect, useRef, useState } from 'react'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

import { useFieldControl } from './field.tsx'

/** File field with our own texts, because the texts of native file fields follow the browser's locale. */
export function FileField(props: Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'>) {
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
