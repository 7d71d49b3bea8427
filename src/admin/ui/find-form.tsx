import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.findForm)

export type Found = { key: string; to: string; name: string; about: string; mark?: ReactNode }

type Props = { label: string; hint: string; words: string; found: readonly Found[]; none: string }

export function FindForm({ label, hint, words, found, none }: Props) {
  return (
    <>
      <Form method="get" role="search" className="admin-form" key={words}>
        <Field name="q" label={label} hint={hint}>
          <TextInput type="search" defaultValue={words} />
        </Field>
        <Button kind="outline" size="small" icon="search">
          {copy().search}
        </Button>
      </Form>
      {words !== '' && found.length === 0 && <p className="soft mt-16">{none}</p>}
      <ul className="mt-16">
        {found.map(({ key, to, name, about, mark: badge }) => (
          <li key={key} className="work-line">
            <span>
              <Link to={to}>{name}</Link>
              <small>{about}</small>
            </span>
            {badge}
          </li>
        ))}
      </ul>
    </>
  )
}
