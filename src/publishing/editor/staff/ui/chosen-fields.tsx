import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { FieldError } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { pictureAttributes, readPictureAddress } from '#publishing/editor/pictures/picture.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { PictureAdder } from './markdown-inserts.tsx'

const copy = () => t(publishingStaffTexts.chosenFields)

type Props = { path: string; label: string; hint: string | undefined; value: string; error: string | undefined }

/** A hidden field whose value is chosen; it announces changes, so that preview and autosave follow. */
function HiddenValue({ path, value }: { path: string; value: string }) {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return <input type="hidden" ref={input} name={path} value={value} readOnly />
}

/** The picture of an article: uploaded here, shown, and removed with a button. */
export function PictureField({ path, label, hint, value, error }: Props) {
  const [address, setAddress] = useState(value)
  const frame = useRef<HTMLFieldSetElement>(null)
  const picture = readPictureAddress(address)
  const add = (markdown: string) => {
    const [, alt = '', added = ''] = /^!\[(.*)\]\((\/media\/[^)]+)\)$/.exec(markdown) ?? []
    setAddress(added)
    const described = frame.current?.form?.elements.namedItem('fields.imageAlt')
    if (described instanceof HTMLInputElement && described.value === '') described.value = alt
  }
  return (
    <fieldset className="editor-rows" ref={frame} id={path}>
      <legend className="t16 bold">{label}</legend>
      {hint && <p className="fine">{hint}</p>}
      {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
      <HiddenValue path={path} value={address} />
      {picture && <img {...pictureAttributes(picture)} sizes="320px" alt="" className="article-photo" />}
      <div className="row">
        <PictureAdder onAdded={add} finalFocus={() => true} />
        <span className="soft t14">{picture ? copy().replacePicture : copy().addPicture}</span>
        {address !== '' && (
          <Button type="button" kind="quiet" size="dense" onClick={() => setAddress('')}>
            {copy().removePicture}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

export type ArticleChoice = { slug: string; title: string }

type ArticlesProps = Props & { max: number; articles: readonly ArticleChoice[] }

/** Related articles, chosen by title. An article that is no longer published stays chosen until it is changed. */
export function ArticlesField({ path, label, hint, value, error, max, articles }: ArticlesProps) {
  const [chosen, setChosen] = useState(value.split('\n').filter(Boolean))
  const places = Array.from({ length: max }, (_, at) => at)
  const choose = (at: number, slug: string) => {
    const next = places.map((place) => (place === at ? slug : (chosen[place] ?? '')))
    setChosen([...new Set(next.filter(Boolean))])
  }
  const known = new Set(articles.map(({ slug }) => slug))
  const options = [
    ...articles.map(({ slug, title }) => ({ value: slug, label: title })),
    ...chosen.filter((slug) => !known.has(slug)).map((slug) => ({ value: slug, label: copy().notPublished(slug) })),
  ]
  return (
    <fieldset className="editor-rows" id={path}>
      <legend className="t16 bold">{label}</legend>
      {hint && <p className="fine">{hint}</p>}
      {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
      <HiddenValue path={path} value={chosen.join('\n')} />
      {places.slice(0, chosen.length + 1).map((at) => (
        <Select
          key={at}
          aria-label={copy().relatedArticle(at + 1)}
          placeholder={copy().none}
          options={options}
          value={chosen[at] ?? ''}
          onChange={(event) => choose(at, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  )
}
