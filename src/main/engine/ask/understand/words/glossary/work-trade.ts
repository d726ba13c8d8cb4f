/** Romanian words for work, trade, money and building, with their English ones. */
export const WORK_TRADE = `
job: slujba slujbe post posturi functie functii; position: functie functii post; trade: comert comertul; craft: mestesug mestesuguri
industry: industrie industrii industriei; business: afacere afaceri; enterprise: intreprindere intreprinderi; cooperative: cooperativa cooperative
foundation: fundatie fundatii; society: societate societati; union: sindicat sindicate uniune; shift: tura ture schimb schimburi
staff: personal personalul; bonus: prima bonus sporuri spor; overtime: suplimentare; holiday: concediu concedii vacanta vacante
leave: concediu concedii; vacation: vacanta vacante; contract: contract contracte contractul contractului contractelor
agreement: acord acorduri contract; skill: abilitate abilitati competenta competente; experience: experienta vechime; training: instruire formare curs
career: cariera; promotion: promovare promovari promotie; retirement: pensionare; unemployment: somaj; unemployed: somer someri; meeting: reuniune
task: sarcina sarcini; responsibility: responsabilitate responsabilitati; supervisor: supraveghetor superior
team leader: coordonator coordonatori coordoneaza coordonat; coordinate: coordoneaza coordonat; hierarchy: ierarhie
service: serviciu servicii serviciul serviciului; goods: marfa marfuri bunuri; merchandise: marfa marfuri; article: articol articole
item: articol obiect bucata bucati; piece: bucata bucati; stock: stoc stocuri; inventory: stoc; order: comenzii
invoice: factura facturi facturat facturii; receipt: chitanta chitante bon bonuri; bill: factura; discount: discount rabat; sale: vanzare vanzari
purchase: achizitie achizitii; auction: licitatie licitatii; tender: licitatie; demand: cerere; delivery: transport; amount: suma sume sumei
sum: suma sume; money: bani banii banilor; currency: valuta; coin: ban; lei: lei; debt: datorie datorii; loan: credit credite
credit: credit credite creditul; mortgage: ipoteca ipoteci; interest: dobanda dobanzi interes interese; rate: rata rate; installment: rata rate
tax: impozit impozite; fee: taxa onorariu comision; commission: comision comisie comisii comisioane; fund: fond fonduri
account: cont conturi contul contului; balance: sold solduri bilant; savings: economii; profit: beneficiu; turnover: cifra
value: valoare valori valoarea valorii; share: cota cote; stock: bursa; bank: bancar bancara; bankrupt: faliment falit insolventa
subsidy: subventie subventii; grant: grant granturi; scholarship: bursa burse; sponsorship: sponsorizare sponsorizari; aid: asistenta
property: proprietate proprietati avere; estate: avere; wealth: avere averi bogatie bogatii; poverty: saracie; brand: brand
model: model modele modelul; type: soi soiuri; variety: soi soiuri varietate sortiment; quality: calitate calitati calitatii
category: categorie categorii categoria; series: serie serii seria; batch: lot loturi sarja; serial number: serie; weight: gramaj; packaging: ambalare
expiry: expirare; distributor: distribuitor distribuitori; dealer: dealer reprezentanta; retailer: retail; wholesaler: angrosist
consumer: consumator consumatori; construction: constructie constructii constructia; builder: constructor constructori antreprenor
contractor: antreprenor executant; renovation: renovare; demolition: demolare; demolish: demolat demoleaza daramat; foundation: temelie fundament
scaffold: schela; excavator: excavator; mine: minerit; mining: minerit minier miniera; oil: petrolier petroliera
power: putere puteri energie energetic; energy: energie energii; power plant: hidrocentrala termocentrala centrala; nuclear: nuclear nucleara
solar: solar solara; wind: eolian eoliana; electric: curent; coal: carbunele; agriculture: agrar; advertising: reclama reclame
advertisement: anunt anunturi reclama; customer service: relatii; return: retururi; beneficiary: beneficiara; monopoly: monopol
patent: brevet brevete; transport: transporturi; cargo: incarcatura; freight: marfar; warehouse: antrepozit; container: container containere
truck: camion camioane; van: duba furgoneta; pallet: palet paleti; storage: depozitare; logistics: logistica; courier: curier curieri
post: posta postal postala; mail: posta corespondenta; postman: postas factor
`;
