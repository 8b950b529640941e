// The typefaces of web/styles/tokens.css, as a canvas takes them.
export const serifFamily =
  '"Source Serif 4 Variable", "Noto Naskh Arabic Variable", "Noto Serif", Georgia, serif'
export const sansFamily =
  '"Hanken Grotesk Variable", "Vazirmatn Variable", "Noto Sans", system-ui, sans-serif'
