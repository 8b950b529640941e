// The typefaces of web/styles/tokens.css, as a canvas takes them.
export const serifFamily =
  '"Source Serif 4 Variable", "Noto Naskh Arabic Variable", "Source Serif 4 Fallback", "Noto Serif", Georgia, serif'
export const sansFamily =
  '"Hanken Grotesk Variable", "Vazirmatn Variable", "Hanken Grotesk Fallback", "Noto Sans", system-ui, sans-serif'
