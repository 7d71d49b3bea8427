import type { MandateParts } from '#content/power-of-attorney.ts'

export function MandateText({ parts, lang }: { parts: MandateParts; lang: string }) {
  return (
    <div lang={lang} className="t16">
      <p className="t20 bold">{parts.title}</p>
      <p>{parts.subject}</p>
      <p className="bold mt-16">{parts.clientsHeading}</p>
      <p className="message-body">{parts.clients}</p>
      <p className="bold mt-16">{parts.firmHeading}</p>
      <p className="message-body">{parts.firm}</p>
      <p className="bold mt-16">{parts.scopeHeading}</p>
      <ul className="law">
        {parts.scope.map((line) => (
          <li key={line}>– {line}</li>
        ))}
      </ul>
      {parts.terms.map((line) => (
        <p key={line} className="mt-16">
          {line}
        </p>
      ))}
    </div>
  )
}
