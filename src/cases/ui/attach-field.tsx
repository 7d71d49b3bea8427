import * as caseTexts from '#cases/locales/en.ts'
import type { Attached } from '#cases/messages/receive-attachment.server.ts'
import { Field } from '#design/form/field.tsx'
import { FileField } from '#design/form/file-field.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(caseTexts.attachField)

type Props = { attached?: readonly Attached[] | undefined; error?: string | undefined; accept?: string }

/** File field; must be the last field of its form, because the server reads the form as a stream. */
export function AttachField({ attached = [], error, accept }: Props) {
  return (
    <>
      {attached.map(({ id, filename }) => (
        <p className="t14 attached" key={id}>
          <input type="hidden" name="attached" value={`${id} ${filename}`} />
          {copy().isAttached(filename)}
        </p>
      ))}
      <Field name="file" label={copy().attachFiles} error={error} optional>
        <FileField accept={accept} multiple />
      </Field>
    </>
  )
}
