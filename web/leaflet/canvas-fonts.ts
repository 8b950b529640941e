// The font families of web/styles/tokens.css, in the syntax of the canvas' `font`.
export const serifFamily =
  '"Source Serif 4 Variable", "Noto Naskh Arabic Variable", "Source Serif 4 Fallback", "Noto Serif", Georgia, serif'
export const sansFamily =
  '"Hanken Grotesk Variable", "Vazirmatn Variable", "Hanken Grotesk Fallback", "Noto Sans", system-ui, sans-serif'
