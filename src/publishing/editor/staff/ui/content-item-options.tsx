import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import { contentItemSpecs, maxSources, sourceColumns } from '#publishing/editor/staff/content-item-specs.ts'
import type { ContentItemView } from '#publishing/editor/staff/view-content-item.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

import { PlanFields, ReviewField } from './plan-fields.tsx'
import { SearchResult } from './search-result.tsx'
import { RowsField, SpecField } from './spec-field.tsx'

const copy = () => t(publishingStaffTexts.contentItemOptions)

type Props = { view: ContentItemView; values: ContentItemValues; errors: Record<string, string> }

export function ContentItemOptions({ view, values, errors }: Props) {
  const { entry, flags, isChangedInProgram, acts: actions } = view
  return (
    <div id="details" className="editor-options">
      <ReviewField view={view} values={values} errors={errors} />
      {actions.includes('schedule') && <PlanFields view={view} values={values} errors={errors} />}
      {isChangedInProgram && (
        <section>
          <h2 className="t16 bold">{copy().newSystemTextToReview}</h2>
          <p className="t14 mt-8">{copy().systemUpdateContainsDifferentText}</p>
          <Link className="button outline dense mt-8" to={`/admin/content/${entry.id}/program`}>
            {copy().compare}
          </Link>
        </section>
      )}
      {flags.length > 0 && (
        <section>
          <h2 className="t16 bold">{copy().factsOutOfDate}</h2>
          <ul className="mt-8">
            {flags.map(({ reference, why, payload: content, saysNow }) => (
              <li key={reference} className="t14">
                <Note kind="warn">
                  <b className="numbers">{content}</b> ({reference}) {t(publishingStaffTexts.content).flags[why]}.
                  {why === 'changed' && (
                    <>
                      {' '}
                      {copy().itIsNow} <b className="numbers">{saysNow}</b>
                      {copy().checkSurroundingTextThenSave}
                    </>
                  )}
                </Note>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="editor-fields">
        <h2 className="t16 bold">{copy().details}</h2>
        {contentItemSpecs[entry.kind].map((spec) => (
          <SpecField key={spec.path} spec={spec} values={values} errors={errors} articles={view.articles} />
        ))}
      </section>
      <section className="editor-fields">
        <RowsField
          path="sources"
          label={copy().sources}
          columns={sourceColumns}
          max={maxSources}
          values={values}
          errors={errors}
        />
      </section>
      <section className="editor-fields">
        <h2 className="t16 bold">{copy().pageAddress}</h2>
        <Field
          name="slug"
          label={copy().lastPartOfPageAddress}
          hint={entry.publishedAt ? copy().ifYouChangeItCurrent : undefined}
          error={errors.slug}
        >
          <TextInput autoComplete="off" spellCheck={false} maxLength={120} defaultValue={values.slug} />
        </Field>
      </section>
      <SearchResult values={values} errors={errors} />
      <Versions view={view} />
    </div>
  )
}

const shown = 12

function Versions({ view: { entry, versions } }: Pick<Props, 'view'>) {
  const [newest] = versions
  return (
    <section>
      <h2 className="t16 bold">{copy().versions}</h2>
      <ul className="editor-versions mt-8">
        {versions.slice(0, shown).map(({ number, createdAt, who, isMine, isAutosave, restoredFrom, words }) => (
          <li key={number}>
            <span>
              <b className="numbers">{number}</b>, <span className="numbers">{formatDateTime(createdAt)}</span>
              <small>
                {isMine ? copy().you : who}
                {words !== 0 && copy().words(words > 0 ? '+' : '−', Math.abs(words))}
                {isAutosave && copy().savedAutomatically}
                {restoredFrom && copy().restoredFromVersion(restoredFrom)}
                {number === entry.publishedVersion && copy().published}
              </small>
            </span>
            {number !== newest?.number && (
              <Link to={`/admin/content/${entry.id}/versions/${number}`}>
                {copy().compare}
                <span className="visually-hidden"> {copy().versionWithLatestVersion(number)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {versions.length > shown && <p className="fine mt-8">{copy().earlierNotShown(versions.length - shown)}</p>}
    </section>
  )
}
