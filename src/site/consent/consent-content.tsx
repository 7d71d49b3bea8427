import { consentCategories, consentBanner as words } from '#content/pages/consent.ts'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'

export function ConsentContent() {
  return (
    <>
      <p>
        <strong id="consent-title" className="visually-hidden">
          {words.title}
        </strong>
        {words.text} <a href="/cookies">{words.link}</a>
      </p>
      <div className="consent-ways">
        <Button type="button" kind="ink" size="small" data-consent="all">
          {words.acceptAll}
        </Button>
        <Button type="button" kind="ink" size="small" data-consent="essential">
          {words.rejectNonEssential}
        </Button>
      </div>
      <details>
        <summary>{words.customize}</summary>
        <form>
          {consentCategories.map(({ id, title, text, required }) => (
            <Checkbox
              key={id}
              name="allowed"
              value={id}
              label={title}
              hint={text}
              disabled={required}
              defaultChecked={required}
            />
          ))}
          <Button kind="outline" size="small" full>
            {words.save}
          </Button>
        </form>
      </details>
    </>
  )
}
