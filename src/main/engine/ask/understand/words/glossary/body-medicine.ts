/** Romanian words for the body, illnesses and medicine, with their English ones. */
export const BODY_MEDICINE = `
body: trup trupuri; head: cap capete; face: chip obraz; hair: par parul; forehead: frunte; nose: nas; mouth: guri; lip: buza buze; tooth: dinte dinti
ear: ureche urechi; throat: gat gatul; neck: gat ceafa; shoulder: umar umeri; arm: brat brate; elbow: cot; hand: mana maini; finger: deget degete
nail: unghie unghii; chest: piept torace; back: spatele; belly: burta pantece; abdomen: abdomen; leg: picior picioare; foot: picior talpa
knee: genunchi; ankle: glezna; muscle: muschi muschiul; nerve: nerv nervi; spine: coloana; skull: craniu; rib: coasta; joint: articulatie articulatii
vein: vena vene; artery: artera artere; liver: hepatic; bladder: vezica; intestine: intestin intestine; pancreas: pancreas; spleen: splina
gland: glanda glande; thyroid: tiroida; uterus: uter; ovary: ovar ovare; prostate: prostata; bone: os; marrow: maduva; blood: sanguin; plasma: plasma
urine: urina; sweat: transpiratie; tear: lacrima lacrimi; breath: respiratie suflare; pulse: puls; blood pressure: tensiune
health: sanatate sanatatii; illness: suferinta; disorder: tulburare tulburari dereglare; syndrome: sindrom sindroame; infection: infectie infectii
inflammation: inflamatie inflamatii; cancer: cancer; tumor: tumora tumori tumoare; diabetes: diabet; stroke: accident; heart attack: infarct
hypertension: hipertensiune; asthma: astm; allergy: alergie alergii; allergic: alergic alergica; pneumonia: pneumonie; tuberculosis: tuberculoza
epilepsy: epilepsie; depression: depresie; anxiety: anxietate; insomnia: insomnie; dementia: dementa; schizophrenia: schizofrenie; arthritis: artrita
anemia: anemie; leukemia: leucemie; obesity: obezitate; malaria: malarie; plague: ciuma; cholera: holera; measles: rujeola pojar; smallpox: variola
hepatitis: hepatita; ulcer: ulcer; wound: ranile; burn: arsura arsuri; fracture: fractura fracturi fracturat; bleeding: hemoragie; swelling: umflatura
itch: mancarime; rash: eruptie; nausea: greata; vomiting: voma; diarrhea: diaree; constipation: constipatie; dizziness: ameteala; fatigue: oboseala
tired: obosit obosita; paralysis: paralizie; pregnancy: sarcina sarcini; abortion: avort; epidemic: epidemie epidemii; pandemic: pandemie
contagious: contagios contagioasa molipsitor; chronic: cronic cronica; acute: acut acuta; hereditary: ereditar; rare: rarele; pill: pastila pastile
tablet: comprimat comprimate tableta; capsule: capsula capsule; injection: injectie injectii; vaccine: vaccin vaccinuri
vaccination: vaccinare vaccinari; antibiotic: antibiotic antibiotice; painkiller: analgezic calmant; ointment: unguent; overdose: supradoza
side: secundar; effect: efectele; treatment: ingrijire; surgery: chirurgie interventie; operation: interventie interventii; transplant: transplant
transfusion: transfuzie; diagnosis: diagnostic diagnostice; diagnose, diagnosed: diagnosticat diagnosticata diagnosticheaza
consultation: consultatie consultatii; examination: control examinare; test: analiza analize; scan: tomografie; ultrasound: ecografie
x ray: radiografie; admission: internare internari; admit, admitted, hospitalized: internat internata internati interneaza
discharge, discharged: externat externata externare; ward: sectie sectii salon; department: sectie sectii; emergency: urgenta urgente
ambulance: ambulanta; nurse: asistente; clinic: policlinica; pharmacy: farmacia; insurance: asigurat; death: decesul; autopsy: autopsie
recovery: recuperare insanatosire; mental: mental psihic; psychiatry: psihiatrie psihiatru; cardiology: cardiologie cardiolog
neurology: neurologie neurolog; pediatrics: pediatrie; pediatrician: pediatru pediatri; oncology: oncologie oncolog
dermatology: dermatologie dermatolog; gynecology: ginecologie ginecolog; orthopedics: ortopedie; dentistry: stomatologie; radiology: radiologie
anesthesia: anestezie; anesthesiologist: anestezist; clinical: clinic; trial: trial; placebo: placebo; risk factor: factor; factor: factor factori
exposure: expunere expunerea; poison: toxic toxina; toxic: toxic toxica toxice; fungus: ciuperca fung fungi; parasite: parazit paraziti
germ: microb microbi; immune: imun imunitar; immunity: imunitate; carrier: purtator; strain: tulpina susa; resistance: rezistenta
resistant: rezistent rezistenta; weight loss: slabire
`;
