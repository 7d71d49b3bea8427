export const maxViewNameLength = 60
/** How many views one person keeps, over all lists. */
export const maxViews = 50
