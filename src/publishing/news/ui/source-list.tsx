import { newsSources } from '#content/pages/news.ts'
import { Section } from '#design/page/layout.tsx'

export function SourceList() {
  return (
    <Section title={newsSources.title} intro={newsSources.intro} id="sources">
      {newsSources.groups.map(({ id, title, sources }) => (
        <section key={id} className="news-sources">
          <h3 className="t20">{title}</h3>
          <ul className="lined">
            {sources.map(({ name, text, href }) => (
              <li key={href}>
                <p>
                  <a className="bold alone" href={href} target="_blank" rel="noopener">
                    {name}
                    <span className="visually-hidden">, opens in a new tab</span>
                  </a>
                </p>
                <p className="soft t16">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}
