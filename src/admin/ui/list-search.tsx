import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { TextInput } from '#design/input.tsx'

type Props = {
  label: string
  placeholder: string
  /** What is searched for now. */
  text: string | undefined
  /** The other filter of the list, which a search keeps. */
  kept: { name: string; value: string | undefined }
  clearTo: string
}

/** The search over a list, by its address. */
export function ListSearch({ label, placeholder, text, kept, clearTo }: Props) {
  return (
    <Form method="get" className="filters mt-16" key={`${kept.value} ${text}`} role="search">
      {kept.value && <input type="hidden" name={kept.name} value={kept.value} />}
      <TextInput type="search" name="q" aria-label={label} placeholder={placeholder} defaultValue={text} />
      <Button kind="outline" size="small" icon="search">
        Search
      </Button>
      {text && (
        <Link to={clearTo} className="button quiet small">
          Clear Filters
        </Link>
      )}
    </Form>
  )
}
