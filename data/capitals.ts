/**
 * The capitals of the 193 members and two observers of the United Nations, by country, with their GeoNames numbers and
 * their usual English names. They were written by hand, so that the data is checked against something other than its
 * own sources. Where the seat of government is another city, the constitutional capital is listed.
 */
const table = `
AF 1138958 Kabul · AL 3183875 Tirana · DZ 2507480 Algiers · AD 3041563 Andorra la Vella · AO 2240449 Luanda
AG 3576022 Saint John's · AR 3435910 Buenos Aires · AM 616052 Yerevan · AU 2172517 Canberra · AT 2761369 Vienna
AZ 587084 Baku · BS 3571824 Nassau · BH 290340 Manama · BD 1185241 Dhaka · BB 3374036 Bridgetown · BY 625144 Minsk
BE 2800866 Brussels · BZ 3582672 Belmopan · BJ 2392087 Porto-Novo · BT 1252416 Thimphu · BO 3903987 Sucre
BA 3191281 Sarajevo · BW 933773 Gaborone · BR 3469058 Brasilia · BN 1820906 Bandar Seri Begawan · BG 727011 Sofia
BF 2357048 Ouagadougou · BI 426272 Gitega · KH 1821306 Phnom Penh · CM 2220957 Yaounde · CA 6094817 Ottawa
CV 3374333 Praia · CF 2389853 Bangui · TD 2427123 N'Djamena · CL 3871336 Santiago · CN 1816670 Beijing
CO 3688689 Bogota · KM 921772 Moroni · CG 2260535 Brazzaville · CD 2314302 Kinshasa · CR 3621849 San Jose
CI 2279755 Yamoussoukro · HR 3186886 Zagreb · CU 3553478 Havana · CY 146268 Nicosia · CZ 3067696 Prague
DK 2618425 Copenhagen · DJ 223817 Djibouti · DM 3575635 Roseau · DO 3492908 Santo Domingo · EC 3652462 Quito
EG 360630 Cairo · SV 3583361 San Salvador · GQ 2309527 Malabo · ER 343300 Asmara · EE 588409 Tallinn
SZ 934985 Mbabane · ET 344979 Addis Ababa · FJ 2198148 Suva · FI 658225 Helsinki · FR 2988507 Paris
GA 2399697 Libreville · GM 2413876 Banjul · GE 611717 Tbilisi · DE 2950159 Berlin · GH 2306104 Accra
GR 264371 Athens · GD 3579925 Saint George's · GT 3598132 Guatemala City · GN 2422465 Conakry · GW 2374775 Bissau
GY 3378644 Georgetown · HT 3718426 Port-au-Prince · HN 3600949 Tegucigalpa · HU 3054643 Budapest
IS 3413829 Reykjavik · IN 1261481 New Delhi · ID 1642911 Jakarta · IR 112931 Tehran · IQ 98182 Baghdad
IE 2964574 Dublin · IL 281184 Jerusalem · IT 3169070 Rome · JM 3489854 Kingston · JP 1850147 Tokyo · JO 250441 Amman
KZ 1526273 Astana · KE 184745 Nairobi · KI 2110257 Tarawa · KP 1871859 Pyongyang · KR 1835848 Seoul
KW 285787 Kuwait City · KG 1528675 Bishkek · LA 1651944 Vientiane · LV 456172 Riga · LB 276781 Beirut
LS 932505 Maseru · LR 2274895 Monrovia · LY 2210247 Tripoli · LI 3042030 Vaduz · LT 593116 Vilnius
LU 2960316 Luxembourg · MG 1070940 Antananarivo · MW 927967 Lilongwe · MY 1735161 Kuala Lumpur · MV 1282027 Male
ML 2460596 Bamako · MT 2562305 Valletta · MH 2113779 Majuro · MR 2377450 Nouakchott · MU 934154 Port Louis
MX 3530597 Mexico City · FM 2081986 Palikir · MD 618426 Chisinau · MC 2993458 Monaco · MN 2028462 Ulaanbaatar
ME 3193044 Podgorica · MA 2538475 Rabat · MZ 1040652 Maputo · MM 6611854 Naypyidaw · NA 3352136 Windhoek
NR 7626461 Yaren · NP 1283240 Kathmandu · NL 2759794 Amsterdam · NZ 2179537 Wellington · NI 3617763 Managua
NE 2440485 Niamey · NG 2352778 Abuja · MK 785842 Skopje · NO 3143244 Oslo · OM 287286 Muscat · PK 1176615 Islamabad
PW 8063361 Ngerulmud · PS 282239 Ramallah · PA 3703443 Panama City · PG 2088122 Port Moresby · PY 3439389 Asuncion
PE 3936456 Lima · PH 1701668 Manila · PL 756135 Warsaw · PT 2267057 Lisbon · QA 290030 Doha · RO 683506 Bucharest
RU 524901 Moscow · RW 202061 Kigali · KN 3575551 Basseterre · LC 3576812 Castries · VC 3577887 Kingstown
WS 4035413 Apia · SM 3168070 San Marino · ST 2410763 Sao Tome · SA 108410 Riyadh · SN 2253354 Dakar
RS 792680 Belgrade · SC 241131 Victoria · SL 2409306 Freetown · SG 1880252 Singapore · SK 3060972 Bratislava
SI 3196359 Ljubljana · SB 2108502 Honiara · SO 53654 Mogadishu · ZA 964137 Pretoria · SS 373303 Juba
ES 3117735 Madrid · LK 1248991 Colombo · SD 379252 Khartoum · SR 3383330 Paramaribo · SE 2673730 Stockholm
CH 2661552 Bern · SY 170654 Damascus · TJ 1221874 Dushanbe · TZ 160196 Dodoma · TH 1609350 Bangkok · TL 1645457 Dili
TG 2365267 Lome · TO 4032402 Nuku'alofa · TT 3573890 Port of Spain · TN 2464470 Tunis · TR 323786 Ankara
TM 162183 Ashgabat · TV 2110394 Funafuti · UG 232422 Kampala · UA 703448 Kyiv · AE 292968 Abu Dhabi
GB 2643743 London · US 4140963 Washington · UY 3441575 Montevideo · UZ 1512569 Tashkent · VU 2135171 Port Vila
VA 6691831 Vatican City · VE 3646738 Caracas · VN 1581130 Hanoi · YE 71137 Sanaa · ZM 909137 Lusaka · ZW 890299 Harare
`

/** The seats of government of the listed countries that are neither members nor observers of the United Nations. */
const seatTable = `
AI 3573374 The Valley · AS 5881576 Pago Pago · AW 3577154 Oranjestad · AX 3041732 Mariehamn · BL 3579132 Gustavia
BM 3573197 Hamilton · BQ 3513563 Kralendijk · CC 7304591 West Island · CK 4035715 Avarua · CW 3513090 Willemstad
CX 2078127 Flying Fish Cove · EH 2462881 Laayoune · FK 3426691 Stanley · FO 2611396 Torshavn · GF 3382160 Cayenne
GG 3042287 St Peter Port · GI 2411585 Gibraltar · GL 3421319 Nuuk · GP 3579732 Basse-Terre · GS 3426466 Grytviken
GU 4044012 Hagatna · HK 1819729 Hong Kong · IM 3042237 Douglas · JE 3042091 St Helier · KY 3580661 George Town
MF 3578851 Marigot · MO 1821274 Macau · MP 7828758 Saipan · MQ 3570675 Fort-de-France · MS 3578069 Plymouth
NC 2139521 Noumea · NF 2161314 Kingston · NU 4036284 Alofi · PF 4033936 Papeete · PM 3424934 Saint-Pierre
PN 4030723 Adamstown · PR 4568127 San Juan · RE 935264 Saint-Denis · SH 3370903 Jamestown · SJ 2729907 Longyearbyen
SX 3513392 Philipsburg · TC 3576994 Cockburn Town · TF 1546102 Port-aux-Francais · TW 1668341 Taipei
VG 3577430 Road Town · VI 4795467 Charlotte Amalie · WF 4034821 Mata-Utu · XK 786714 Pristina · YT 921815 Mamoudzou
`

export type Capital = { country: string; geonameid: string; name: string }

const rowsOf = (text: string): readonly Capital[] =>
  text
    .trim()
    .split(/\s*[·\n]\s*/)
    .map((entry) => {
      const [country = '', geonameid = '', ...name] = entry.split(' ')
      return { country, geonameid, name: name.join(' ') }
    })

/** The 195 capitals. */
export const capitals = rowsOf(table)

/** The seats of government of other countries. */
export const seats = rowsOf(seatTable)
