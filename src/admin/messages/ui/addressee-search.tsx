import { Form, Link } from 'react-router'
import type { Addressee } from '#admin/messages/find-addressees.server.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/input.tsx'

/** Finds the client or the case that a new message is about. */
export function AddresseeSearch({ words, found }: { words: string; found: Addressee[] }) {
  return (
    <>
      <Form method="get" role="search" className="admin-form" key={words}>
        <Field name="q" label="Client or case" hint="Name, e-mail address or case number">
          <TextInput type="search" defaultValue={words} />
        </Field>
        <Button kind="outline" size="small" icon="search">
          Search
        </Button>
      </Form>
      {words !== '' && found.length === 0 && (
        <p className="soft mt-16">No active client and no case fits these words.</p>
      )}
      <ul className="mt-16">
        {found.map(({ clientId, name, caseId, about }) => (
          <li key={caseId ?? clientId} className="work-line">
            <span>
              <Link to={`?${new URLSearchParams({ client: clientId, ...(caseId ? { case: caseId } : {}) })}`}>
                {name}
              </Link>
              <small>{about}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
