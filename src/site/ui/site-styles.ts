import rooms from '#platform/ui/site.css?url'
import frame from './site.css?url'

/** The stylesheets of the public pages, after the one of every page. */
export const siteStyles: readonly string[] = [rooms, frame]
